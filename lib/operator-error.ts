/** A fault that whoever runs this can mend, and nobody else: it ends the start, told in one sentence. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
  /** Known by this rather than by its class: the framework bundles pages and doors apart, each with a class of its own. */
  readonly isForOperator = true;
}

/** What to tell whoever runs this; null for any other fault, of which the stack tells more. */
export const getOperatorMessage = (error: unknown): string | null =>
  error instanceof Error && 'isForOperator' in error ? error.message : null;

/** A data folder that cannot be used as it is. Nothing in it was changed. */
export class DataFolderError extends OperatorError {
  override readonly name = 'DataFolderError';
}

const NOT_A_FOLDER = ['EEXIST', 'ENOTDIR'];
const NOT_WRITABLE = ['EROFS', 'EACCES', 'EPERM'];
const DISK_FULL = ['ENOSPC', 'EDQUOT'];

/** What the file system said of a data folder, as a sentence; any other error as it is. */
export function explainFolderError(folder: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const sentence = [
    NOT_A_FOLDER.includes(code) && `The data folder ${folder} is a file: remove it, or name another folder (DATA_DIR).`,
    NOT_WRITABLE.includes(code) &&
      `The data folder ${folder} cannot be written to (${code}): give this user the right to, or name another folder (DATA_DIR).`,
    DISK_FULL.includes(code) && `The disk of the data folder ${folder} is full: make room, then start again.`,
  ].find(Boolean);
  return sentence ? new DataFolderError(sentence, { cause: error }) : error;
}
