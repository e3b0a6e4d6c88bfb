/**
 * Announces a new text to screen readers only, politely.
 * @param turn another one for each message: the same words are said again then
 */
export function Announcement({ text, turn }: { text: string; turn: number }) {
  return (
    <p className="visually-hidden" role="status">
      <span key={turn}>{text}</span>
    </p>
  );
}
