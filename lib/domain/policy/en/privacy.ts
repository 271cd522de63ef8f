import { POLICY_VERSIONS } from '@/lib/contract/policy-versions';
import { operator as words } from '@/lib/messages/en/operator';
import { analyticsChoice } from '@/lib/messages/en/analytics-choice';
import { feedback } from '@/lib/messages/en/feedback';
import { screens } from '@/lib/messages/en/screens';
import { describeOperator } from '../describe-operator';
import type { Operator } from '../operator';
import type { Policy } from '../policy';
import { PREVAILING_TEXT } from './prevailing-text';

/** Returns the privacy policy of a site that this business runs. */
export const createPrivacy = (operator: Operator): Policy => ({
  title: screens.privacy,
  note: PREVAILING_TEXT,
  effectiveDate: POLICY_VERSIONS.privacy,
  summary:
    'We collect only what is needed, and erase it at once when you delete your account. Your exact location is never stored.',
  sections: [
    {
      heading: '1. What we collect, and for what',
      paragraphs: ['Nalot collects only the following information, and uses it only for the stated purposes.'],
      list: [
        `Sign-up by email: username, password (stored after an irreversible conversion), email, nickname, date of birth, gender (optional) - to verify your identity and to log you in, to make sure that you are at least 14 (date of birth), to choose suitable outfit pictures (gender), to show outfit pictures of people near your age (for pupils, uniforms on school days) first (date of birth; if you turn it on, on the page “${screens.my}”)`,
        `Sign-up with Kakao or Google: the member number that the provider tells us, and the nickname, date of birth and gender that you enter - to log you in, to make sure that you are at least 14 (date of birth), to choose suitable outfit pictures (gender), to show outfit pictures of people near your age (for pupils, uniforms on school days) first (date of birth; if you turn it on, on the page “${screens.my}”)`,
        'Saved outfits, how outfits felt (too cold, just right, too warm; morning, daytime or evening if you choose it) and, if you answer, whether you feel cold or hot easily - for your saved outfits and for recommendations that suit you',
        'What you wore (date and outfit, the occasion and, until the next day, the recommended hours and layers) and the kinds of clothes that you never wear - to move them back in recommendations and notifications or to leave them out, to ask how an outfit felt, and to understand the answer by the weather of those hours',
        'Saved places (the name that you give them, the name of the district, a grid cell of about 5 km) - for the weather and outfits of each place',
        'Trips (name of the district or of the city abroad, a grid cell of about 5 km, dates, the kind of outfit of each day, clothes that you left out or replaced) - to tell you what to pack. You can erase them at any time on the screen of your trips; those that are over are erased when you next save a trip',
        'Notification settings and the token that receives notifications - to send notifications at the chosen time. For members who have turned on the rain alert, we also store when they last saw the forecast (so that we do not repeat what they have seen); for members who have turned on weather warnings, the districts of the place of the notifications and of the saved places (to tell them about warnings there); for members who have turned on the evening question, the outfit, date and recommended hours of the notification that they last opened (to know what to ask about). All of it is erased at once when they turn these off',
        `${screens.myDay} (the hours of each weekday, day off and date that you plan when you are out, whether you are indoors, the place where you are, the kind of outfit of the day, and for single dates the name and occasion that you give them and whether you want a notification, in which case also the recommended outer layer and the forecast until that date) - for recommendations and notifications that suit these hours and places. You can erase it at any time on the screen “${screens.myDay}”`,
        `Addresses of widgets and calendars (name of the district, a grid cell of about 5 km, kind of outfit) - to show today’s outfit at the address that you created. A calendar also contains the titles and descriptions of the next days and the hours that you spend at its place, the names and hours of dates that you named, and the dates and lists of your trips, and the server of your calendar app fetches them. The address itself is stored after an irreversible conversion. If you delete it on the screen “${screens.widget}”, its place and events disappear at once`,
        'Feedback and, if you give one, an email address for the reply - to reply. The address is erased with the reply, or after 90 days without one',
        'The language that you chose - to send notifications and emails in it',
        'The time at which each consent was given or withdrawn, and the version of the document - to prove the consent',
        'When the location of the device was used and for which service (without the location) - the confirmation record that the location law demands. Erased after 6 months',
        'Access logs (kind of request, time, result) - to handle faults and to prevent abuse',
        'How long screens take to open and to respond (about one time in ten; only the name of the screen and the time) - to make slow screens faster. It does not contain whose it is or where it was opened, and is kept only as a total of everybody’s',
      ],
    },
    {
      heading: '2. Location',
      paragraphs: [
        'Your current location is used only if you have allowed it. It is blurred to about 100 m before it leaves the device, and to a grid cell of about 5 km to find the weather. Exact coordinates are neither stored nor logged.',
        'Places that you find by name can be seen without allowing your location. Saved places can be removed from the list of places at any time and then disappear at once.',
        'If you share an outfit, we create a picture and a link that contain only the name of the district, the weather and the outfit. They contain neither your name nor your account, and we do not store that you shared them.',
      ],
    },
    {
      heading: '3. Storage and erasure',
      paragraphs: [
        'Personal data is stored while you are a member and erased at once when you delete your account. Backups against failures contain it for at most 30 days more. If a backup is restored, the data of deleted accounts is erased again; only for this, the random number of a deleted account is kept for 40 days.',
        `What you wore is erased after 60 days. Before that, you can erase it and the clothes that you never wear at any time under ${screens.my} > ${screens.worn} and ${screens.neverWear}.`,
        'Codes cannot be used after 3 minutes. A login ends 30 days after its last use.',
      ],
    },
    {
      heading: '4. Disclosure to third parties and processors',
      paragraphs: [
        'We do not give members’ personal data to others. If you choose a social login, you pass through the login screen of Kakao or Google. Notifications are delivered through the push service of your browser (Google, Apple, Mozilla and others) and contain only the name of the area, the temperatures, the outfit, and the name that you gave to a date with a notification. They contain nothing by which a member could be recognised.',
        'If you look for a destination abroad, we send what you type and the grid cell of about 5 km of the place that you choose to the provider of those data (Open-Meteo), without telling whose they are. What was found stays in the memory of the server for one day at most.',
        `Only in browsers in which “${analyticsChoice.title}” is turned on do we look, with Google Analytics, at which features were used, without name and location. If it is not turned on, nothing is sent; if you turn it off, it stops at once.`,
      ],
    },
    {
      heading: '5. Your rights',
      paragraphs: [
        `You can see and correct your information on the page “${screens.my}”. Under ${screens.accountSettings} you can at any time download all of it, accept or decline offers and news, and withdraw your consent by deleting your account. Send other requests to access, correct, erase or stop processing your data with “${feedback.title}” and an email address for the reply; we reply within 10 days.`,
      ],
    },
    {
      heading: '6. Children under 14',
      paragraphs: ['We do not collect personal data of children under 14, and do not accept them as members.'],
    },
    {
      heading: '7. Cookies and browser storage',
      paragraphs: ['They are used only for the following, and never to track you for advertising.'],
      list: [
        'An encrypted cookie that keeps you logged in (scripts of the page cannot read it)',
        'Cookies that remember the area that you last saw, the gender of the pictures and the language that you chose',
        `A cookie that remembers whether you have set ${screens.myDay}, so that the first screen is drawn for it (it contains neither hours nor places)`,
        `Browser storage that remembers the hours and places (a grid cell of about 5 km) of ${screens.myDay}, and the last outfit that was chosen for them (erased for members at logout)`,
        `If somebody who is not a member has set ${screens.myDay} or clothes that they never wear: a cookie with a random number that distinguishes this browser, so that recommendations stay the same for a day and differ from day to day (scripts of the page cannot read it)`,
        'Browser storage that remembers what you wore and the clothes that you never wear (if you are not a member, they are on this device only and move to your account when you sign up)',
        'Browser storage that remembers trips and what you have packed (if you are not a member, they are on this device only; when you log in, they move to your account, but only if you have no trips there yet)',
        'Browser storage that remembers, as district and grid cell of about 5 km, a place that you chose by name, the current location before it, and the places that you saved without logging in. When you log in, they move to your account and are erased from the browser, but only if you have no places there yet',
        'Browser storage that remembers your information, such as the nickname, and settings of the screens (all erased at logout)',
      ],
    },
    {
      heading: '8. How we keep it safe',
      paragraphs: [
        'Passwords are stored in an irreversible form (Argon2id), all traffic is encrypted, and logs contain no passwords, codes, tokens or locations.',
      ],
    },
    {
      heading: '9. Privacy officer',
      paragraphs: [
        `Please send questions about personal data with ${screens.my} > ${feedback.title}. If you need more help, you can contact the Personal Information Infringement Report Center (118, without an area code, in Korea) or the Personal Information Dispute Mediation Committee (1833-6972).`,
      ],
      list: describeOperator(operator, words.labels, ['privacyOfficer', 'name', 'address', 'phone', 'email']),
    },
  ],
});
