import { formatScriptableScript } from '@/lib/domain/widget/scriptable-script';
import { KO } from '@/lib/messages/ko/messages';

const ADDRESS = 'https://nalot.example/widget/abc.png';
const HOME = 'https://nalot.example/home';

/** Runs the script with stand-ins of Scriptable's objects and returns what it did. */
async function run(widgetFamily: string | undefined) {
  const done: { requested: string[]; widget?: { backgroundImage?: string; url?: string }; isComplete?: boolean } = {
    requested: [],
  };
  class Request {
    constructor(private readonly url: string) {}
    loadImage = async () => (done.requested.push(this.url), 'the picture');
  }
  class ListWidget {
    presentLarge = async () => undefined;
  }
  const Script = {
    setWidget: (widget: object) => void (done.widget = widget),
    complete: () => void (done.isComplete = true),
  };
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
  const code = formatScriptableScript(ADDRESS, HOME, KO.widget);
  const script = new AsyncFunction('Request', 'ListWidget', 'Script', 'config', code);
  await script(Request, ListWidget, Script, { widgetFamily, runsInWidget: widgetFamily !== undefined });
  return done;
}

it.each([
  ['small', 'small'],
  ['medium', 'medium'],
  ['large', 'large'],
  ['extraLarge', 'large'],
  [undefined, 'large'],
])('shows the picture in a widget of the size %s', async (family, size) => {
  const { requested, widget, isComplete } = await run(family);
  expect(requested).toEqual([`${ADDRESS}?size=${size}`]);
  expect(widget).toMatchObject({ backgroundImage: 'the picture', url: HOME });
  expect(isComplete).toBe(true);
});
