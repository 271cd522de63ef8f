import { spawnSync } from 'node:child_process';

/** Entry points of the screens that everyone opens; forms load their own schemas. */
const SCREENS = [
  'app/providers.tsx',
  'components/home/home-screen.tsx',
  'components/weather/weather-screen.tsx',
  'components/bookmark/bookmark-screen.tsx',
  'lib/worker/main.ts',
];

test.each(SCREENS)('%s loads no zod in the browser', (screen) => {
  const { stdout, stderr, status } = spawnSync(
    'node_modules/.bin/esbuild',
    [screen, '--bundle', '--packages=external', '--format=esm', '--tree-shaking=true', '--log-level=error'],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('from "');
  expect(stdout).not.toMatch(/from "zod/);
});
