import { readFileSync } from 'node:fs';
import { SPLASH_PICTURES } from '@/components/shell/splash-picture';
import { SPLASH_STYLES } from '@/components/shell/splash-styles';

const [TOKENS, ICON] = ['app/tokens.css', 'public/icons/icon.svg'].map((file) => readFileSync(file, 'utf8')) as [
  string,
  string,
];
const lightAndDark = (sheet: string) => sheet.split('@media (prefers-color-scheme: dark)') as [string, string];
const token = (sheet: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1] ?? name;

it('uses the token colours in light and dark mode', () => {
  for (const [i, styles] of lightAndDark(SPLASH_STYLES).entries()) {
    const sheet = lightAndDark(TOKENS)[i] as string;
    expect(styles).toContain(`html { background: ${token(sheet, 'page')}`);
    expect(styles).toContain(token(sheet, 'sky'));
    expect(styles).toContain(token(sheet, 'glow').replace('-6%', '-25px'));
    expect(styles).toContain(`.splash-name { fill: ${token(sheet, 'ink')} }`);
    expect(styles).toContain(`.splash-words { fill: ${token(sheet, 'ink-2')} }`);
  }
});

it.each(Object.entries(SPLASH_PICTURES))('contains the icon as in its file, and both lines: %s', (_, picture) => {
  for (const [shape] of ICON.matchAll(/<(circle|path|rect) [^>]*>/g))
    expect(picture).toContain(shape.replace('#sky', '#splash-sky'));
  expect(picture.match(/<path class="splash-(name|words)"/g)).toHaveLength(2);
});
