import { POLICY_VERSIONS } from '@/lib/contract/policy-versions';
import { operator as words } from '@/lib/messages/en/operator';
import { screens } from '@/lib/messages/en/screens';
import { describeOperator } from '../describe-operator';
import type { Operator } from '../operator';
import type { Policy } from '../policy';
import { PREVAILING_TEXT } from './prevailing-text';

/** Returns the terms of a site that this business runs. */
export const createTerms = (operator: Operator): Policy => ({
  title: screens.terms,
  note: PREVAILING_TEXT,
  effectiveDate: POLICY_VERSIONS.terms,
  summary:
    'What we promise each other while you use Nalot. Weather and outfits are for your information, and you can delete your account at any time.',
  sections: [
    {
      heading: 'Article 1. Purpose',
      paragraphs: [
        'These terms set out the rights, duties and responsibilities of Nalot (the “Service”) and its users in the use of the weather-based outfit recommendations that the Service provides, and of the features that come with them.',
      ],
    },
    {
      heading: 'Article 2. Definitions',
      paragraphs: ['In these terms, the following words have the following meanings.'],
      list: [
        'User: anyone who uses the Service, whether a member or not',
        'Member: a person who has agreed to these terms and signed up by email or with a social account',
        'Outfit: a picture and a description of clothes that the Service shows to suit the weather, the occasion and the gender',
      ],
    },
    {
      heading: 'Article 3. Effect and changes',
      paragraphs: [
        'These terms take effect when they are published on a screen of the Service. They may be changed within the limits of the law. Changes are announced within the Service from 7 days before they take effect, and from 30 days before if they are unfavourable to members.',
        'Members are asked to agree to changed terms; until they do, the terms to which they agreed before apply. A member who does not agree may delete the account.',
      ],
    },
    {
      heading: 'Article 4. Sign-up and account',
      paragraphs: [
        'Anyone who signs up must enter their own information accurately. Children under 14 cannot sign up.',
        'Members manage their own account and may not transfer or lend it to others. If you learn that somebody else is using your account, change your password at once and tell the Service.',
      ],
    },
    {
      heading: 'Article 5. The Service',
      paragraphs: ['The Service provides the following.'],
      list: [
        'Weather and forecasts for the current location or a default area',
        'Outfits that suit the weather and the occasion',
        'For members: saved outfits and notifications',
      ],
    },
    {
      heading: 'Article 6. Nature of weather and outfits',
      paragraphs: [
        'The weather is based on data of outside institutions such as the Korea Meteorological Administration and may differ from reality. Outfits are information for everyday life. In matters of disasters or health, always follow the guidance of public institutions.',
        'If live data cannot be received, earlier observations are shown and labelled “sample weather”.',
      ],
    },
    {
      heading: 'Article 7. Duties of users',
      paragraphs: ['Users must not do any of the following.'],
      list: [
        'Use the information of another person',
        'Burden the Service excessively by automated means',
        'Copy the pictures or texts of the Service without permission, or use them for profit',
        'Anything else that breaks the law or public order',
      ],
    },
    {
      heading: 'Article 8. Changes and interruptions',
      paragraphs: [
        'All or part of the Service may be suspended for reasons such as maintenance, faults or the loss of outside data. Interruptions that are known in advance are announced within the Service first.',
      ],
    },
    {
      heading: 'Article 9. Deleting the account',
      paragraphs: [
        `Members may delete their account at any time under ${screens.my} > ${screens.accountSettings}. All personal data, including saved outfits and notification settings, is then erased at once and cannot be restored.`,
      ],
    },
    {
      heading: 'Article 10. Limits of liability',
      paragraphs: [
        'The Service is provided free of charge and is not liable for damage that arises from the use of the free service, except in cases of intent or gross negligence. Where the law provides otherwise, the law applies.',
      ],
    },
    {
      heading: 'Article 11. Governing law and jurisdiction',
      paragraphs: [
        'These terms are governed by the law of the Republic of Korea. Disputes are first settled by talking to each other and, if that fails, by the court that is competent under the Civil Procedure Act.',
      ],
    },
    {
      heading: 'Article 12. Operator',
      paragraphs: ['The Service is run by the following business.'],
      list: describeOperator(operator, words.labels, ['name', 'representative', 'address', 'phone', 'email']),
    },
  ],
});
