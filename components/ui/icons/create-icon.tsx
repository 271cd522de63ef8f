import type { FunctionComponent, ReactNode, SVGProps } from 'react';

/** Properties of an icon: those of an `<svg>`, and its width and height in CSS px. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'name'> & { size?: number };
export type LucideIcon = FunctionComponent<IconProps>;

/**
 * Creates an icon in lucide's style: lines in the text's colour on a square of 24 units. It is hidden from screen readers
 * unless it has an `aria-label`. `name` becomes a class, by which tests find the icon.
 */
export const createIcon = (name: string, lines: ReactNode): LucideIcon =>
  function Icon({ size = 24, className, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={!rest['aria-label']}
        className={className ? `lucide-${name} ${className}` : `lucide-${name}`}
        {...rest}
      >
        {lines}
      </svg>
    );
  };
