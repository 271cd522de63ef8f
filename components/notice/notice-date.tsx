/** Date in Korean notation: 2026. 11. 9. */
export function NoticeDate({ date }: { date: string }) {
  const [year, month, day] = date.split('-').map(Number);
  return <time dateTime={date} className="tabular text-note text-ink-2">{`${year}. ${month}. ${day}.`}</time>;
}
