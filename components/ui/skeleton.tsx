/** A quiet block of the final size; it appears only after a moment of waiting. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`skeleton ${className}`} />;
}
