import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a later turn of the event loop, for only one caller in each turn. Work of some milliseconds that begins
 * with it (the renewal of a cell, parsing a response) never adds up: requests are served between two pieces of it.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}
