import { render, screen } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import MyPage from '@/app/(titled)/my/page';
import { OperatorFooter } from '@/app/operator-footer';
import type { Language } from '@/lib/contract/language';
import { version } from '@/package.json';
import { KO } from '@/lib/messages/ko/messages';
import { OPERATOR_ENV } from '@/tests/support/operator';
import { replaceModule } from '@/tests/support/replace-module';

let language: Language = 'ko';
replaceModule('@/lib/bff/for-pages', { readLanguage: async () => language });

const show = async (chosen: Language) => {
  language = chosen;
  render(await OperatorFooter());
  return screen.getByRole('region', { name: chosen === 'ko' ? '운영자 정보' : 'Operator' });
};

it.each([
  ['ko', '예시 정보예요'],
  ['en', 'This is an example'],
] as const)('a local installation shows a labelled example in %s', async (chosen, label) =>
  expect(await show(chosen)).toHaveTextContent(label),
);

it('shows the operator of the environment, with ways to reach them', async () => {
  // The environment is parsed once.
  delete (globalThis as { nalot?: unknown }).nalot;
  Object.assign(process.env, OPERATOR_ENV, { OPERATOR_NAME: '봄가게', OPERATOR_PHONE: '02-123-4567' });
  const footer = await show('ko');
  expect(footer).toHaveTextContent('봄가게');
  expect(footer).not.toHaveTextContent(KO.operator.exampleNote);
  expect(screen.getByRole('link', { name: '02-123-4567' })).toHaveAttribute('href', 'tel:021234567');
  expect(screen.getByRole('link', { name: OPERATOR_ENV.OPERATOR_EMAIL })).toHaveAttribute(
    'href',
    `mailto:${OPERATOR_ENV.OPERATOR_EMAIL}`,
  );
});

it('the page 마이 ends with the operator and with version and build', async () => {
  language = 'ko';
  process.env.NEXT_DEPLOYMENT_ID = '0123456789abcdef';
  const { footer } = MyPage().props as { footer: ReactElement<{ children: ReactElement[] }> };
  const parts = footer.props.children.map(({ type }) => (type as () => Promise<ReactElement>)());
  render(createElement('footer', null, ...(await Promise.all(parts))));
  expect(screen.getByRole('region', { name: '운영자 정보' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`${version} (01234567)`);
});
