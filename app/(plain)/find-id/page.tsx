import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { FindId } from '@/components/account/find-id';
import { mailboxAddress } from '@/lib/bff/for-pages';

export const metadata: Metadata = { title: '아이디 찾기' };

export default async function FindIdPage() {
  return (
    <AccountScreen title="아이디 찾기" heading={'가입할 때 쓴 이메일을\n알려 주세요'}>
      <FindId mailbox={await mailboxAddress()} />
    </AccountScreen>
  );
}
