import { brandError } from '@/lib/brand-error';

/** Defines the classes again, as each bundle of the build does. */
function defineCopy() {
  class Failure extends Error {
    static {
      brandError(this, 'TestFailure');
    }
  }
  class SpecialFailure extends Failure {
    static {
      brandError(this, 'TestSpecialFailure');
    }
  }
  return { Failure, SpecialFailure };
}
const [here, there] = [defineCopy(), defineCopy()];

it('recognises an error of another copy of its class, and of a subclass', () => {
  expect(new there.Failure('x') instanceof here.Failure).toBe(true);
  expect(new there.SpecialFailure('x') instanceof here.Failure).toBe(true);
  expect(new there.SpecialFailure('x').name).toBe('TestSpecialFailure');
});

it('recognises no other error, no subclass in its parent, and nothing that is no error', () => {
  expect(new there.Failure('x') instanceof here.SpecialFailure).toBe(false);
  for (const other of [new Error('x'), null, undefined, 'TestFailure', { name: 'TestFailure' }])
    expect([other, (other as object) instanceof here.Failure]).toEqual([other, false]);
});
