import { t } from '@lingui/core/macro';

/** What a drawn graph says to screen readers, by the names of its library. `keyboardDisabled` is its name for the opposite: keys move things. */
export const GRAPH_WORDS = {
  'node.a11yDescription.default': t`Press Enter or Space to select it, and Escape to leave it.`,
  'node.a11yDescription.keyboardDisabled': t`Press Enter or Space to select it. Then the arrow keys move it, Delete removes it, and Escape leaves it.`,
  'edge.a11yDescription.default': t`Press Enter or Space to select this line. Then Delete removes it, and Escape leaves it.`,
  'controls.ariaLabel': t`Control Panel`,
  'controls.zoomIn.ariaLabel': t`Zoom In`,
  'controls.zoomOut.ariaLabel': t`Zoom Out`,
  'controls.fitView.ariaLabel': t`Fit View`,
  'minimap.ariaLabel': t`Small map`,
  'handle.ariaLabel': t`End of a line`,
};
