import { getTextLanguage, type Language } from '@/lib/contract/language';
import { SPLASH_SCRIPT } from '@/lib/inline-scripts';
import { SPLASH_PICTURES } from './splash-picture';
import { SPLASH_STYLES } from './splash-styles';

interface Props {
  language: Language;
  nonce?: string;
}

/** The splash over the page; the first element of its body, so that the first frame shows it. */
export function Splash({ language, nonce }: Props) {
  return (
    <>
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SPLASH_STYLES }} />
      <div
        aria-hidden
        className="splash"
        dangerouslySetInnerHTML={{ __html: SPLASH_PICTURES[getTextLanguage(language)] }}
      />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SPLASH_SCRIPT }} />
    </>
  );
}
