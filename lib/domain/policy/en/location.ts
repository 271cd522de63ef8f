import { POLICY_VERSIONS } from '@/lib/contract/policy-versions';
import { operator as words } from '@/lib/messages/en/operator';
import { feedback } from '@/lib/messages/en/feedback';
import { screens } from '@/lib/messages/en/screens';
import { describeLocationManager } from '../describe-operator';
import type { Operator } from '../operator';
import type { Policy } from '../policy';
import { PREVAILING_TEXT } from './prevailing-text';

/** Returns the location terms of a site that this business runs. */
export const createLocation = (operator: Operator): Policy => ({
  title: screens.location,
  note: PREVAILING_TEXT,
  effectiveDate: POLICY_VERSIONS.location,
  summary:
    'We use your location only to show you the weather where you are, and never store the exact location. You can turn it off at any time.',
  sections: [
    {
      heading: 'Article 1. Purpose',
      paragraphs: [
        'These terms set out the rights and duties of Nalot (the “Service”) and its users in the use of the location-based services that the Service provides.',
      ],
    },
    {
      heading: 'Article 2. The services',
      paragraphs: ['The Service uses a user’s location for the following.'],
      list: [
        'Displaying the names of the province or city and of the district of the current location',
        'Weather and forecasts for the current location',
        'Outfits that suit the weather, and notifications about them',
        `Outfits for the weather of the place where the user will be, at the hours set in ${screens.myDay}`,
        'When the user taps Share: creating a picture and a link with the weather and the outfit of the area on the screen',
      ],
    },
    {
      heading: 'Article 3. How location information is collected',
      paragraphs: [
        'The location is read from the device once, and only if the user has allowed it in the browser. Users who do not allow it can see every screen with the weather of an area that they choose by name, or of the default area.',
      ],
    },
    {
      heading: 'Article 4. Use and storage',
      paragraphs: [
        'What a user types to find a neighbourhood is used only to find towns and neighbourhoods of that name. It is neither stored nor logged. What a user types to find a destination abroad is sent only to the provider that the privacy policy names, without telling who looks for it.',
        'A received location is used to find the administrative district and the forecast grid cell of about 5 km, and is discarded at once. Exact coordinates are neither stored nor logged, and are not given to others.',
        'When the location of a member is used, the confirmation record of the collection, use and provision of location information is written automatically: only the member, the time and the service. It is kept for 6 months. It does not contain the location, and is erased at once when the account is deleted.',
        'A shared picture contains only the names of the province or city and of the district; a shared link contains those names and the grid cell of about 5 km. The Service does not store who shared what. Pictures and links that were sent remain with the people to whom the user sent them.',
        'For members who have turned on notifications, only the grid cell and the name of the district that the notifications need are stored. They are erased at once when the notifications are turned off or the account is deleted.',
        'Places that a user saves are stored only as the name that the user gave them, the name of the district, and the grid cell: in that browser if the user is not logged in, on the server for members. They are erased at once when the user removes them or deletes the account. When a user chooses a place by name, the current location from before is kept in that browser only, as the name of the district and the grid cell, so that the user can return to it. It is erased at logout.',
      ],
    },
    {
      heading: 'Article 5. Rights of users',
      paragraphs: [
        `Users may withdraw the permission for their location in the settings of the browser at any time. They can see the records that confirm the collection, use and provision of location information under ${screens.my} > ${screens.accountSettings}, and may request their correction.`,
      ],
    },
    {
      heading: 'Article 6. Rights of legal representatives',
      paragraphs: [
        'The Service does not accept children under 14 as members. If the guardian of a child aged 8 or under, or of another person whom the law protects likewise, consents to the use of location information for that person’s protection, the relevant laws apply.',
      ],
    },
    {
      heading: 'Article 7. Fees',
      paragraphs: [
        'The location-based services are free of charge. Charges for data are subject to the plan of the user’s network operator.',
      ],
    },
    {
      heading: 'Article 8. Damages and disputes',
      paragraphs: [
        'If the Service violates the Act on the Protection and Use of Location Information and a user suffers damage, the user may claim compensation. If a dispute cannot be resolved, the parties may apply to the Korea Communications Commission for a ruling, or to the Personal Information Dispute Mediation Committee for mediation.',
      ],
    },
    {
      heading: 'Article 9. Location information manager',
      paragraphs: [
        `Please send questions and complaints about location information with ${screens.my} > ${feedback.title}. We look into them quickly and reply.`,
      ],
      list: describeLocationManager(operator, words),
    },
  ],
});
