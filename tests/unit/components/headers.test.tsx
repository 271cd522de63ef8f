import { render, screen } from '@testing-library/react';
import { AccountScreen } from '@/components/account/account-screen';
import { screens } from '@/lib/messages/ko/screens';
import { SCREENS, type Screen, type ScreenKey } from '@/lib/routes';
import { replaceModule } from '../../support/replace-module';

let path = '/';
replaceModule('next/navigation', { useRouter: () => ({}), usePathname: () => path });

const OF_ACCOUNTS = (Object.entries(SCREENS) as [ScreenKey, Screen][])
  .map(([key, each]) => ({ ...each, title: screens[key] }))
  .filter(({ path: each }) => /^\/(find-id|reset-password|signup)/.test(each));

describe('the header of an account screen', () => {
  it.each(OF_ACCOUNTS)('has the title and the arrows of the screen record on $path', (each) => {
    path = each.path;
    render(<AccountScreen heading="제목">{null}</AccountScreen>);
    expect(screen.getByRole('banner')).toHaveTextContent(each.title);
    expect(screen.queryByRole('button', { name: '뒤로' }) !== null).toBe(each.back ?? false);
    expect(screen.queryByRole('button', { name: '앞으로' }) !== null).toBe(each.forward ?? false);
  });

  it('has none on success screens', () => {
    const ends = OF_ACCOUNTS.filter(({ path: each }) => each.endsWith('/success'));
    expect(ends.map(({ back }) => back)).toEqual([undefined, undefined]);
  });
});
