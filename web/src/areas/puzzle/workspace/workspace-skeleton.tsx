import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';

/** Grey shapes where a puzzle's layers, board and pieces will be; on a phone only the part that is shown first. */
export function WorkspaceSkeleton({ label, hasHeader }: { label: string; hasHeader?: boolean }) {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="flex min-h-0 flex-1 flex-col motion-safe:animate-pulse">
        {hasHeader && (
          <div className="flex items-center gap-3 bg-surface px-4 py-3">
            <div className="size-10 rounded-md bg-sunken" />
            <div className="h-5 w-64 max-w-1/2 rounded-sm bg-sunken" />
          </div>
        )}
        <div className="grid min-h-96 flex-1 border-t border-line lg:grid-cols-[19%_1fr_27%]">
          <div className="grid content-start gap-4 bg-surface p-4">
            {ANATOMY.map(({ layer }) => (
              <div key={layer} className="flex items-center gap-3">
                <div className="size-6 rounded-sm bg-sunken" />
                <div className="h-3.5 w-3/5 rounded-sm bg-sunken" />
              </div>
            ))}
          </div>
          <div className="border-x border-line bg-canvas max-lg:hidden" />
          <div className="bg-surface p-4 max-lg:hidden">
            <div className="h-4 w-3/5 rounded-sm bg-sunken" />
            <div className="mt-3 h-3 w-4/5 rounded-sm bg-sunken" />
          </div>
        </div>
      </div>
    </div>
  );
}
