import type { Messages } from '@/lib/messages/messages';

/** Returns the script of a widget for the app Scriptable (iOS) that shows the picture of an address and opens home. */
export const formatScriptableScript = (
  address: string,
  home: string,
  { scriptTitle }: Messages['widget'],
): string => `// ${scriptTitle}
const sizes = { small: 'small', medium: 'medium' };
const size = sizes[config.widgetFamily] ?? 'large';
const widget = new ListWidget();
widget.backgroundImage = await new Request('${address}?size=' + size).loadImage();
widget.url = '${home}';
widget.refreshAfterDate = new Date(Date.now() + 30 * 60 * 1000);
Script.setWidget(widget);
if (!config.runsInWidget) await widget.presentLarge();
Script.complete();
`;
