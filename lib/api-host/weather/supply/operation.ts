import { ProviderError } from '../provider-error';
import { getPaths, type ProviderOperation, type ProviderPaths } from '../provider-paths';
import type { KeyWatch } from './key-watch';

export interface OperationOptions {
  /** Configured paths; by default those of `DEFAULT_PATHS`. */
  paths?: ProviderPaths;
  keyWatch?: Pick<KeyWatch, 'note'>;
}

/** Calls `request` with a path of the operation. */
export type CallOperation = <T>(request: (path: string) => Promise<T>) => Promise<T>;

/** Failures after which another path of the operation may respond: the key is not valid for this one, or it is unknown. */
const PATH_FAILURES: readonly unknown[] = ['auth', 'withdrawn'];

const getKind = (error: unknown) => (error instanceof ProviderError ? error.kind : null);

/**
 * Creates the caller of an operation. It calls the paths in order until one responds, and from then on calls that one
 * first. If all are unknown or reject the key, it throws the failure of the first path.
 */
export function createOperation(
  operation: ProviderOperation,
  { paths, keyWatch }: OperationOptions = {},
): CallOperation {
  let order = [...getPaths(operation, paths)];

  function noteResponse(path: string): void {
    order = [path, ...order.filter((other) => other !== path)];
    keyWatch?.note(operation, 'accepted');
  }

  return async (request) => {
    const failures: unknown[] = [];
    for (const path of order) {
      try {
        const response = await request(path);
        noteResponse(path);
        return response;
      } catch (error) {
        const kind = getKind(error);
        // Without data for this place or time, the path responds all the same.
        if (kind === 'no-data') noteResponse(path);
        if (!PATH_FAILURES.includes(kind)) throw error;
        failures.push(error);
      }
    }
    if (failures.some((error) => getKind(error) === 'auth')) keyWatch?.note(operation, 'rejected');
    throw failures[0];
  };
}
