import { withCleanups } from '../load/cleanups';

it('stops everything that was started, last first, if a later start fails', async () => {
  const stopped: string[] = [];
  const failing = withCleanups(async (defer) => {
    defer(() => stopped.push('folder'));
    defer(async () => void stopped.push('database'));
    throw new Error('the server did not start');
  });
  await expect(failing).rejects.toThrow('the server did not start');
  expect(stopped).toEqual(['database', 'folder']);
});

it('stops the others if one does not stop', async () => {
  const stopped: string[] = [];
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await withCleanups(async (defer) => {
    defer(() => stopped.push('folder'));
    defer(() => Promise.reject(new Error('already stopped')));
  });
  expect([stopped, report.mock.calls.length]).toEqual([['folder'], 1]);
  report.mockRestore();
});
