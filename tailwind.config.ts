import type { Config } from 'tailwindcss';

/** Names for the tokens of app/tokens.css: components use these and never a raw colour, size or time. */
const config: Config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ink: 'var(--ink)',
      'ink-2': 'var(--ink-2)',
      line: 'var(--line)',
      control: 'var(--control)',
      page: 'var(--page)',
      card: 'var(--card)',
      solid: 'var(--solid)',
      accent: 'var(--accent)',
      'accent-text': 'var(--accent-text)',
      'accent-soft': 'var(--accent-soft)',
      tile: 'var(--tile)',
      'on-accent': 'var(--on-accent)',
      danger: 'var(--danger)',
      'on-danger': 'var(--on-danger)',
      track: 'var(--track)',
      high: 'var(--high)',
      low: 'var(--low)',
      sun: 'var(--sun)',
      scrim: 'var(--scrim)',
      kakao: 'var(--kakao)',
      'on-kakao': 'var(--on-kakao)',
      paper: 'var(--paper)',
      'on-paper': 'var(--on-paper)',
    },
    fontSize: {
      fine: ['0.75rem', '1rem'],
      note: ['0.8125rem', '1.125rem'],
      label: ['0.875rem', '1.25rem'],
      body: ['0.9375rem', '1.375rem'],
      lead: ['1rem', '1.375rem'],
      heading: ['1.0625rem', '1.5rem'],
      title: ['1.25rem', '1.75rem'],
      display: ['1.625rem', '2.125rem'],
      temperature: ['min(4.25rem, 22vw)', '1'],
    },
    borderRadius: {
      none: '0',
      card: '20px',
      picture: '24px',
      control: '14px',
      small: '10px',
      full: '9999px',
    },
    extend: {
      fontFamily: { sans: 'var(--font)' },
      maxWidth: { column: '480px', prompt: '360px' },
      boxShadow: { card: 'var(--shadow-card)', picture: 'var(--shadow-picture)', float: 'var(--shadow-float)' },
      transitionTimingFunction: { spring: 'var(--spring)' },
      transitionDuration: { quick: '200ms', gentle: '300ms' },
    },
  },
};

export default config;
