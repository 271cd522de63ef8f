import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { ConsentSheet } from '@/components/account/consent-sheet';
import { SignupDraftProvider, useSignupDraft } from '@/lib/client/account/signup-draft';

// jsdom knows <dialog> but not its modal behaviour.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

function Opened({ onConfirm }: { onConfirm: () => void }) {
  const { update } = useSignupDraft();
  useEffect(() => update({ consenting: true }), [update]);
  return <ConsentSheet onConfirm={onConfirm} />;
}

function show() {
  const onConfirm = jest.fn();
  render(
    <SignupDraftProvider>
      <Opened onConfirm={onConfirm} />
    </SignupDraftProvider>,
  );
  return onConfirm;
}
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const confirm = () => screen.getByRole('button', { name: '동의하고 계속하기' });

describe('the consent sheet', () => {
  it('continues once the three required consents are ticked, with or without marketing', async () => {
    const onConfirm = show();
    expect(confirm()).toBeDisabled();
    for (const name of [/개인정보/, /위치기반/]) await userEvent.click(box(name));
    expect(confirm()).toBeDisabled();
    await userEvent.click(box(/^\[필수\] 이용약관 동의$/));
    expect(box(/혜택/)).not.toBeChecked();
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('ticks and clears all consents at once', async () => {
    show();
    await userEvent.click(box(/모두/));
    for (const each of screen.getAllByRole('checkbox')) expect(each).toBeChecked();
    await userEvent.click(box(/혜택/));
    expect(box(/모두/)).not.toBeChecked();
    await userEvent.click(box(/모두/));
    await userEvent.click(box(/모두/));
    for (const each of screen.getAllByRole('checkbox')) expect(each).not.toBeChecked();
    expect(confirm()).toBeDisabled();
  });

  it('links to the full text of each required consent', () => {
    show();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/signup/agreedToTerms',
      '/signup/agreedToPrivacy',
      '/signup/agreedToLocation',
    ]);
  });
});
