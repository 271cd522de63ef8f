import type { Metadata } from 'next';
import { FoundId } from '@/components/account/found-id';

export const metadata: Metadata = { title: '아이디 찾기' };

export default function FoundIdPage() {
  return <FoundId />;
}
