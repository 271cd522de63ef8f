import { INSTALL_SCRIPT } from '@/lib/inline-scripts';

export function InstallScript({ nonce }: { nonce?: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: INSTALL_SCRIPT }} />;
}
