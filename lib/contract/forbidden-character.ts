/** Control characters, and lone surrogates, which PostgreSQL rejects. */
export const FORBIDDEN_CHARACTER = /[\p{Cc}\p{Cs}]/u;
