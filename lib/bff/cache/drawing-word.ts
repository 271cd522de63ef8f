import { headers } from 'next/headers';
import { DRAWING_HEADER } from './drawing';

/** For server components: the word of the drawing that this is, if the page is drawn for everyone. */
export const drawingWord = async (): Promise<string | null> => (await headers()).get(DRAWING_HEADER);
