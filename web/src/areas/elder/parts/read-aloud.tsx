import { t } from '@lingui/core/macro';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Reads a text aloud with the device's own voice; renders nothing where there is none. */
export function ReadAloud({ text, about }: { text: string; about: string }) {
  const [isSpeaking, setSpeaking] = useState(false);
  // Nobody wants to hear the rest of what they left.
  useEffect(() => () => window.speechSynthesis?.cancel(), []);
  if (typeof window.speechSynthesis === 'undefined') return null;
  const stop = () => {
    window.speechSynthesis.cancel();
    setSpeaking(false);
  };
  const speak = () => {
    window.speechSynthesis.cancel();
    const said = new SpeechSynthesisUtterance(text);
    said.lang = document.documentElement.lang || 'en-US';
    said.rate = 0.9;
    said.onend = () => setSpeaking(false);
    said.onerror = () => setSpeaking(false);
    setSpeaking(true);
    window.speechSynthesis.speak(said);
  };
  return (
    <Button
      size="lg"
      onClick={isSpeaking ? stop : speak}
      aria-label={`${isSpeaking ? t`Stop reading` : t`Read aloud`}: ${about}`}
    >
      {isSpeaking ? <Square aria-hidden className="size-5" /> : <Volume2 aria-hidden className="size-5" />}
      {isSpeaking ? t`Stop` : t`Read aloud`}
    </Button>
  );
}
