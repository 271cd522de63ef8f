import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** JSX by what stands in it; lint, with the settings of the project, reports the text of the first ones. */
const REJECTED = {
  'a text beside a condition': '<p>{x.busy && <i />}{x.text}</p>',
  'a text that comes and goes': '<p>{x.busy && x.text}<i /></p>',
  'a text or an element': '<div>{x.busy ? <i /> : x.text}<i /></div>',
  'children of a button': '<button>{x.busy && <i />}{children}</button>',
  'a prop beside an icon': '<Button><Icon />{label}</Button>',
  'a message with an argument': '<li>{x.format(1)}<i /></li>',
  'two texts': '<p>{`${1}`}{x.text}</p>',
  'a literal': '<p><i /> · </p>',
  'a text in a fragment': '<>{x.text}</>',
  'a choice in a fragment': '<>{x.busy ? x.text : <i />}</>',
};
const ACCEPTED = {
  'a text alone': '<p>{x.busy ? x.text : x.other}</p>',
  'a text with an element of its own': '<p>{x.busy && <i />}<span>{x.text}</span></p>',
  'children of a frame': '<div>{x.busy && <i />}{children}</div>',
  'a list': '<ul>{x.items.map((item) => <li key={item}>{item}</li>)}<li /></ul>',
  'elements and a space': '<p><i /> <i />{null}</p>',
  'an element in a prop': '<button>{icon}<span>{x.text}</span></button>',
};

let reportedLines: number[];
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nalot-lint-'));
  mkdirSync(path.join(folder, 'components/ui'), { recursive: true });
  for (const file of ['oxlint.config.mjs', 'oxlint.plugin.mjs', 'eslint.modules.mjs', 'tsconfig.json'])
    copyFileSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const lines = Object.values({ ...REJECTED, ...ACCEPTED }).map(
    (jsx, n) => `export const A${n} = ({ x, children, label, icon }) => ${jsx};`,
  );
  writeFileSync(path.join(folder, 'components/ui/sample.tsx'), lines.join('\n'));
  const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '--format=json', 'components'];
  const { stdout, stderr } = spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (stderr) throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  reportedLines = diagnostics
    .filter(({ code }) => code === 'nalot(wrap-text)')
    .map(({ labels }) => labels[0]?.span.line ?? 0);
}, 60_000);

it.each(Object.keys(REJECTED).map((name, n) => [name, n + 1] as const))('rejects %s', (_, line) => {
  expect(reportedLines).toContain(line);
});

it.each(Object.keys(ACCEPTED).map((name, n) => [name, Object.keys(REJECTED).length + n + 1] as const))(
  'accepts %s',
  (_, line) => {
    expect(reportedLines).not.toContain(line);
  },
);
