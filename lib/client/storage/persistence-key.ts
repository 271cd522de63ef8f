/** Key of the note that this browser was asked to keep the app's storage. Alone, because a script in every page has it. */
export const PERSISTENCE_KEY = 'persistence-asked';
