// `node scripts/icons.mjs`: copies the icons that the app uses from lucide-react (ISC; some are MIT, from Feather) into
// components/ui/icons. The package has 4,900 files, so it is not installed with the others. To add an icon, run
// `npm install --no-save lucide-react@1.75.0` and add its name to the list. Each icon is a file, and package.json there
// says that the files have no side effects: so a page loads only the icons that it shows.
import { writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { format } from 'oxfmt';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const NAMES = `
ArrowDown
ArrowUp
Bell
BellOff
BellRing
Bookmark
BookmarkPlus
Building2
CalendarCheck
CalendarDays
Check
ChevronDown
ChevronLeft
ChevronRight
CircleAlert
CircleCheck
Clock
CloudOff
CloudRain
CloudSnow
CloudSun
Copy
Download
Droplets
Ellipsis
EllipsisVertical
ExternalLink
Eye
EyeOff
FileText
Flame
Footprints
Glasses
GraduationCap
Hand
House
ImageOff
KeyRound
Languages
LayoutGrid
LoaderCircle
LocateFixed
LogOut
MapPin
Megaphone
MessageCircle
MonitorSmartphone
Moon
Pencil
Plane
Plus
RotateCw
Ruler
Search
Settings
Share
Share2
ShieldPlus
Shirt
Smartphone
Smile
Snowflake
SquarePlus
Sun
Sunrise
Sunset
Trash2
TriangleAlert
Umbrella
Undo2
UserRound
UsersRound
WifiOff
Wind
X
`
  .trim()
  .split('\n');
const FOLDER = 'components/ui/icons';
const MARKUP = /^<svg [^>]*class="lucide lucide-([a-z0-9-]+)[^>]*>(.*)<\/svg>$/;

async function write(file, source) {
  const { code } = await format(file, source, { printWidth: 120, singleQuote: true });
  writeFileSync(`${FOLDER}/${file}`, code);
}

/** Writes an icon's file and returns the line that exports it from the folder. */
async function writeIcon(name) {
  const [, id, elements] = MARKUP.exec(renderToStaticMarkup(createElement(lucide[name])));
  const jsx = elements.replace(/><\/[a-z]+>/g, ' />');
  await write(
    `${id}.tsx`,
    `import { createIcon } from './create-icon';\n\nexport const ${name} = createIcon('${id}', <>${jsx}</>);\n`,
  );
  return `export { ${name} } from './${id}';`;
}

const lines = await Promise.all(NAMES.map(writeIcon));
await write(
  'index.ts',
  `// Icons of Lucide 1.75.0 (ISC, Lucide Icons and Contributors; in part MIT, Cole Bemis), copied by scripts/icons.mjs.
export { createIcon, type IconProps, type LucideIcon } from './create-icon';
${lines.join('\n')}
`,
);
