import { expect, test } from './fixtures';

// ASVS 15.2.3
test('unused routes of the session library return 404, and used ones require proof of the same origin', async ({
  request,
}) => {
  for (const path of ['/api/auth/signin', '/api/auth/providers', '/api/auth/error', '/api/auth/signout'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  for (const path of ['/api/auth/callback/email', '/api/auth/signout', '/api/v1/user/email/send-mail']) {
    const answer = await request.post(path, { data: '{}', headers: { origin: 'https://evil.example' } });
    expect([path, answer.status()]).toEqual([path, 403]);
  }
});
