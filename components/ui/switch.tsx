interface Props {
  checked: boolean;
  disabled?: boolean;
  /** Ids of the label and of the description. */
  labelledBy: string;
  describedBy?: string;
  onToggle: (checked: boolean) => void;
}

export function Switch({ checked, disabled = false, labelledBy, describedBy, onToggle }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onToggle(!checked)}
      className="group flex h-11 w-14 flex-none items-center justify-center disabled:opacity-50"
    >
      <span
        aria-hidden
        className="flex h-8 w-13 items-center rounded-full border-2 border-control bg-solid px-0.5 transition-colors duration-quick group-aria-checked:border-accent group-aria-checked:bg-accent"
      >
        <span className="size-5.5 rounded-full bg-control transition-[translate,background-color] duration-quick ease-spring group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent" />
      </span>
    </button>
  );
}
