import { SPLASH_PICTURE } from './splash-picture';
import { SPLASH_STYLES } from './splash-styles';

/** The minified `splash-script.ts`, which `next.config.ts` defines. */
const SCRIPT = process.env.SPLASH_SCRIPT ?? '';

interface Props {
  nonce?: string;
}

/** The splash over the page; the first element of its body, so that the first frame shows it. */
export function Splash({ nonce }: Props) {
  return (
    <>
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SPLASH_STYLES }} />
      <div aria-hidden className="splash" dangerouslySetInnerHTML={{ __html: SPLASH_PICTURE }} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </>
  );
}
