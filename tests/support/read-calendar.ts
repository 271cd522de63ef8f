import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

/** An event as both parsers read it. */
export interface ReadEvent {
  uid: string;
  sequence: number;
  modifiedMs: number;
  summary: string;
  description: string;
  /** A date (`2026-11-28`) for whole days, else an instant. */
  start: string;
  end: string;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** Formats the date that a device shows in its own time zone. */
const toLocalDate = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

const readByIcalJs = (text: string): ReadEvent[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const format = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
    return {
      ...{ uid: event.uid, sequence: event.sequence, summary: event.summary, description: event.description },
      modifiedMs: (component.getFirstPropertyValue('last-modified') as ICAL.Time).toJSDate().getTime(),
      start: format(event.startDate),
      end: format(event.endDate),
    };
  });

const readByNodeIcal = (text: string): ReadEvent[] =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((component) => {
    if (component?.type !== 'VEVENT') return [];
    const isDate = component.datetype === 'date';
    const format = (date: Date) => (isDate ? toLocalDate(date) : new Date(date).toISOString());
    return [
      {
        ...{ uid: component.uid, sequence: Number(component.sequence), summary: String(component.summary) },
        description: String(component.description),
        modifiedMs: new Date(component.lastmodified!).getTime(),
        start: format(component.start),
        end: format(component.end!),
      },
    ];
  });

/** Reads a calendar by two parsers, which must agree. */
export function readCalendar(text: string): ReadEvent[] {
  const events = readByIcalJs(text);
  expect(readByNodeIcal(text)).toEqual(events);
  return events;
}

/** Returns the lines of a calendar that are longer than 75 octets (RFC 5545, section 3.1). */
export const findLongLines = (text: string): string[] =>
  text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
