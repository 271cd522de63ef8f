/**
 * Header by which the BFF names a visitor's browser to the host: a random UUID from an httpOnly cookie. Choices for a
 * personal query are stored for it, and for a member under the access token.
 */
export const CHOICE_OWNER_HEADER = 'x-nalot-choice-owner';
