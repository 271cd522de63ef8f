import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from '@/components/ui/password-field';

describe('a password field', () => {
  // ASVS 6.2.6
  it('is masked, and visible while requested', async () => {
    render(<PasswordField label="비밀번호" autoComplete="current-password" />);
    const field = screen.getByLabelText('비밀번호');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  // ASVS 6.2.7
  it.each(['current-password', 'new-password'] as const)(
    'accepts pasting and password managers: %s',
    async (autoComplete) => {
      render(<PasswordField label="비밀번호" autoComplete={autoComplete} />);
      const field = screen.getByLabelText('비밀번호');
      expect(field).toHaveAttribute('autocomplete', autoComplete);
      await userEvent.click(field);
      await userEvent.paste('Maple7!canoe');
      expect(field).toHaveValue('Maple7!canoe');
    },
  );
});
