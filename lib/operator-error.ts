import { brandError } from './brand-error';

/** Fault that only the operator can fix. It ends the process; the message says what to do. */
export class OperatorError extends Error {
  static {
    brandError(this, 'OperatorError');
  }
}

/** Returns the message of an operator error. Returns null for other errors, whose stack should be logged. */
export const getOperatorMessage = (error: unknown): string | null =>
  error instanceof OperatorError ? error.message : null;

/** Unusable data folder. Its content was not changed. */
export class DataFolderError extends OperatorError {
  static {
    brandError(this, 'DataFolderError');
  }
}

const NOT_A_FOLDER = ['EEXIST', 'ENOTDIR'];
const NOT_WRITABLE = ['EROFS', 'EACCES', 'EPERM'];
const DISK_FULL = ['ENOSPC', 'EDQUOT'];

/** Converts a file system error in the data folder to a `DataFolderError`. Returns other errors unchanged. */
export function explainFolderError(folder: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const sentence = [
    NOT_A_FOLDER.includes(code) && `The data folder ${folder} is a file. Remove it, or set DATA_DIR to another folder.`,
    NOT_WRITABLE.includes(code) &&
      `The data folder ${folder} is not writable (${code}). Grant this user write access, or set DATA_DIR to another folder.`,
    DISK_FULL.includes(code) && `The disk of the data folder ${folder} is full. Free some space, then start again.`,
  ].find(Boolean);
  return sentence ? new DataFolderError(sentence, { cause: error }) : error;
}
