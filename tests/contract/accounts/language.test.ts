import { users } from '@/lib/api-host/db/schema';
import { getProfile } from '@/lib/contract/auth';
import type { Language } from '@/lib/contract/language';
import { sendFindIdCode } from '@/lib/contract/recovery';
import * as user from '@/lib/contract/user';
import { createWidget } from '@/lib/contract/widget';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { eq } from 'drizzle-orm';
import { describeAccounts, PASSWORD, type Member } from '../../support/account-world';
import { findFlaws } from '../../support/english';
import { eventually } from '../../support/eventually';
import { readWidgetFacts } from '../../support/widget-facts';

/** Headers by which the BFF names the language of a browser's pages. */
const ENGLISH = { 'accept-language': 'en' };
const HANGUL = /[ㄱ-ㆎ가-힣]/;

describeAccounts('the language', (world) => {
  const findSubjects = (email: string) =>
    world.smtp.mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject);
  const choose = async (member: Member, language: Language) =>
    (await member.call(user.updateUser, { params: { id: member.profile.id }, body: { language } })).body;

  describe('of a member', () => {
    it('is that of the page of the signup, in which the code is mailed too', async () => {
      const person = world.person();
      const visitor = world.visitor();
      await visitor.send(user.sendSignupCode, { body: person.email, headers: ENGLISH });
      expect(findSubjects(person.email)).toEqual([`[Nalot] ${EN.mail.code.signup.title}`]);
      const code = world.smtp.codeFor(person.email);
      await visitor.call(user.verifySignupCode, { body: { email: person.email, code } });
      const { body } = await visitor.send(user.signUp, { body: person, headers: ENGLISH });
      expect(body.language).toBe('en');
      expect((await world.member()).profile.language).toBe('ko');
    });

    it('is that of the query for callers without pages', async () => {
      const person = world.person();
      const visitor = await world.confirmAddress(person.email);
      const signUpInEnglish = { ...user.signUp, path: `${user.signUp.path}?language=en` };
      expect((await visitor.send(signUpInEnglish, { body: person })).body.language).toBe('en');
    });

    it.each([
      ['en-US', 'en-US'],
      ['en-US,en;q=0.9', 'en-US'],
      ['en-GB,en;q=0.9', 'en'],
    ] as const)('has the units of the browser: %s', async (header, language) => {
      const person = world.person();
      const visitor = await world.confirmAddress(person.email);
      const { body } = await visitor.send(user.signUp, { body: person, headers: { 'accept-language': header } });
      expect(body.language).toBe(language);
    });

    it('is changed alone, and not to an unknown one', async () => {
      const member = await world.member();
      expect(await choose(member, 'en')).toEqual({ ...member.profile, language: 'en' });
      expect((await member.call(getProfile)).body.language).toBe('en');
      const params = { id: member.profile.id };
      const unknown = await member.send(user.updateUser, { params, body: { language: 'fr' } });
      expect([unknown.status, Object.keys(unknown.error.fields ?? {})]).toEqual([400, ['language']]);
      await member.call(user.updateUser, { params, body: { nickname: '비옷' } });
      expect((await member.call(getProfile)).body.language).toBe('en');
    });

    it('is that of the mails to the member, whatever the page', async () => {
      const member = await world.member();
      await choose(member, 'en');
      await world.visitor().call(sendFindIdCode, { body: member.email });
      const body = { currentPassword: PASSWORD, newPassword: 'Summer!20260101' };
      await member.call(user.changePassword, { params: { id: member.profile.id }, body });
      await eventually(
        () => findSubjects(member.email).slice(-2),
        ([code, changed]) =>
          code === `[Nalot] ${EN.mail.code['find-id'].title}` && changed === '[Nalot] Your password was changed',
      );
    });

    it('is that of the pictures of widgets', async () => {
      const member = await world.member();
      await choose(member, 'en-US');
      const region = { sidonm: '경기도', sggnm: '수원시 장안구' };
      const where = { latitude: 37.304, longitude: 127.01, region };
      const { path } = (await member.call(createWidget, { body: { ...where, categoryId: 2 } })).body;
      const facts = await readWidgetFacts(Buffer.from(await (await world.request(path)).arrayBuffer()));
      expect(facts.place).toBe('Jangan-gu');
      expect([facts.reason, ...facts.items, ...facts.takeAlong].flatMap(findFlaws)).toEqual([]);
    });

    it('is Korean for members of before', async () => {
      const id = crypto.randomUUID();
      await world.db.insert(users).values({ id, createdAt: new Date(world.nowMs) });
      expect(await world.db.select({ language: users.language }).from(users).where(eq(users.id, id))).toEqual([
        { language: 'ko' },
      ]);
    });
  });

  describe('of a response', () => {
    const requestError = async (address: string, headers: Record<string, string> = {}) => {
      const response = await world.request(address, { headers });
      return ((await response.json()) as { error: { message: string; fields?: Record<string, string> } }).error;
    };
    const path = (username: string) => user.checkUsername.path.replace('{username}', username);

    it.each([
      ['nobody names it', '', {}, KO],
      ['the page is English', '', ENGLISH, EN],
      ['the query names English', '?language=en', {}, EN],
      ['the query names Korean on an English page', '?language=ko', ENGLISH, KO],
      ['the query names an unknown one', '?language=fr', {}, KO],
      ['a client accepts several', '', { 'accept-language': '*' }, KO],
    ] as const)('is chosen if %s', async (_, query, headers, { errors, problems }) => {
      const { message, fields } = await requestError(`${path('ab')}${query}`, headers);
      expect({ message, fields }).toEqual({
        message: errors.INVALID_INPUT,
        fields: { username: problems.usernameTooShort },
      });
      expect((await requestError(`/api/v1/nothing${query}`, headers)).message).toBe(errors.NOT_FOUND);
    });

    it('is that of the reasons for deleting the account', async () => {
      const member = await world.member();
      const korean = (await member.call(user.getDeleteReasons)).body;
      const english = (await member.send(user.getDeleteReasons, { headers: ENGLISH })).body;
      expect(korean.map(({ description }) => description)).toContain('자주 쓰지 않아요');
      expect(english.map(({ id }) => id)).toEqual(korean.map(({ id }) => id));
      for (const { description } of english) expect(description).not.toMatch(HANGUL);
    });
  });
});
