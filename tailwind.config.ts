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
      fine: ['12px', '16px'],
      note: ['13px', '18px'],
      label: ['14px', '20px'],
      body: ['15px', '22px'],
      lead: ['16px', '22px'],
      heading: ['17px', '24px'],
      title: ['20px', '28px'],
      display: ['26px', '34px'],
      temperature: ['68px', '66px'],
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
