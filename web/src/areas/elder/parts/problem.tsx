/** Why something was not sent or saved, beside the control that was pressed; renders nothing where all went well. */
export function Problem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" className="font-semibold text-critical">
      {text}
    </p>
  );
}
