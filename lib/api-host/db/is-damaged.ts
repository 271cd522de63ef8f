/** SQLSTATE classes of an internal error, such as an invalid page, and of a file that is missing or cannot be read. */
const DAMAGED_CLASSES = ['XX', '58'];

/** Returns whether an error, or one of its causes, means that the files of the database are damaged. */
export function isDamaged(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (typeof code === 'string' && code.length === 5 && DAMAGED_CLASSES.some((start) => code.startsWith(start)))
      return true;
  }
  return false;
}
