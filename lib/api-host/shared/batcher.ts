/** One question for everyone who asks in the same turn of the event loop. `ask` answers in the order in which it was asked. */
export function createBatcher<Asked, Told>(ask: (all: Asked[]) => Promise<readonly Told[]>) {
  let waiting: { asked: Asked; tell: (told: Promise<Told>) => void }[] = [];

  function askForAll(): void {
    const all = waiting;
    waiting = [];
    const told = ask(all.map(({ asked }) => asked));
    all.forEach(({ tell }, at) => tell(told.then((each) => each[at] as Told)));
  }

  return (asked: Asked): Promise<Told> =>
    new Promise((tell) => {
      waiting.push({ asked, tell });
      if (waiting.length === 1) setImmediate(askForAll);
    });
}
