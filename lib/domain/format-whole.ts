// For screens, which import rules but no messages of several languages.
export { formatWhole } from '@/lib/messages/format-whole';
