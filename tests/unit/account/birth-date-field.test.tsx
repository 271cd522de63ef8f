import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { BirthDateField } from '@/components/account/birth-date-field';

function Field() {
  const form = useForm({ defaultValues: { birth: { year: '', month: '', day: '' } } });
  return (
    <FormProvider {...form}>
      <BirthDateField />
    </FormProvider>
  );
}

const typed = () => ['년', '월', '일'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

describe('a birth date', () => {
  it.each([
    ['19950203', ['1995', '02', '03']],
    ['1995713', ['1995', '7', '13']],
    ['19951224', ['1995', '12', '24']],
  ])('can be typed without leaving the keyboard: %s', async (digits, parts) => {
    render(<Field />);
    await userEvent.click(screen.getByLabelText('년'));
    await userEvent.keyboard(digits);
    expect(typed()).toEqual(parts);
    expect(screen.getByLabelText('일')).toHaveFocus();
  });
});
