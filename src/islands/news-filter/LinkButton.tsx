import type { MouseEvent, ReactNode } from 'react';

interface Props {
  /** Where it leads without script. */
  readonly href: string;
  readonly className: string;
  readonly kind?: 'second' | undefined;
  /** Whether the script is there, which acts in place of the link. */
  readonly isLive: boolean;
  /** Whether it is the chosen one of several; left out where there is nothing to choose. */
  readonly isChosen?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * A link to a page that, with script, becomes a button that does the same in place. The space bar
 * presses it through `LinkButtons.astro`, which is there before this one.
 */
export function LinkButton(props: Props) {
  const { href, className, kind, isLive, isChosen, isDisabled, onPress, children } = props;

  function press(event: MouseEvent): void {
    // With a key held, the visitor asks the browser for a new tab or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isDisabled) onPress();
  }

  return (
    <a
      href={href}
      className={className}
      data-kind={kind}
      data-replay
      role={isLive ? 'button' : undefined}
      aria-pressed={isLive ? isChosen : undefined}
      aria-current={!isLive && isChosen ? 'page' : undefined}
      aria-disabled={isDisabled}
      onClick={press}
    >
      {children}
    </a>
  );
}
