import { useEffect, useRef, useState } from 'react';
import { buttonAddress, routes } from '../../config/routes.ts';
import { footerId, headerLinks } from '../../site/navigation.ts';
import { footerWords, headerWords } from '../../messages/messages.ts';

interface Props {
  readonly path: string;
  /** The path of the link whose section the page belongs to, if it is not a link itself. */
  readonly section?: string | undefined;
}

/**
 * The main navigation. On wide screens a row of links; on small ones a popover, which the browser
 * opens, closes on Escape with focus returned, and keeps working without this script. The script
 * adds what HTML cannot say: the state of the toggle, and closing when a link is chosen, the focus
 * goes on to what the menu covers (WCAG 2.4.11) or the screen becomes wide enough for the row.
 */
export function Menu({ path, section }: Props) {
  // Unknown before the script is there: the browser says it of the popover by itself.
  const [isOpen, setIsOpen] = useState<boolean>();
  const list = useRef<HTMLElement>(null);
  const groups = useRef<HTMLDivElement>(null);

  /** The groups of all pages stand in the footer, and in the menu while it is open. */
  const show = (isShown: boolean) => {
    const [there, here] = [document.getElementById(footerId), groups.current];
    const [from, to] = isShown ? [there, here] : [here, there];
    to?.append(...(from?.children ?? []));
    setIsOpen(isShown);
  };

  useEffect(() => {
    // The visitor may have opened the menu before this script arrived.
    show(list.current?.matches(':popover-open') ?? false);
    const wide = matchMedia('(width >= 48rem)');
    const close = () => list.current?.hidePopover();
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
    };
  }, []);

  return (
    <div
      className="menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) list.current?.hidePopover();
      }}
    >
      <button
        type="button"
        className="control gap-2 px-3"
        popoverTarget="site-menu"
        aria-controls="site-menu"
        aria-expanded={isOpen}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            className="when-shut"
            d="M3 6h18M3 12h18M3 18h18"
            stroke="currentColor"
            strokeWidth="2"
          />
          <path
            className="when-open"
            d="m5 5 14 14M5 19 19 5"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        {/* A style shows the one that fits, without script too. */}
        <span className="when-shut">{headerWords.menu}</span>
        <span className="when-open">{headerWords.close}</span>
      </button>
      <nav
        ref={list}
        id="site-menu"
        className="menu-list bg-surface text-inherit"
        aria-label={headerWords.navigation}
        popover="auto"
        onToggle={(event) => {
          show(event.newState === 'open');
        }}
      >
        <ul className="md:flex md:gap-[clamp(0.75rem,5vw-1.7rem,2.5rem)]">
          {headerLinks.map((link) => (
            <li key={link.path} className="border-rule max-md:not-first:border-t">
              <a
                className="quiet flex min-h-12 items-center font-medium max-md:min-h-14 max-md:text-large"
                href={link.path}
                aria-current={
                  link.path === path ? 'page' : link.path === section ? true : undefined
                }
                onClick={() => list.current?.hidePopover()}
              >
                {link.label}
              </a>
            </li>
          ))}
          <li
            className="border-t border-rule md:hidden"
            onClick={({ target }) => {
              if (target instanceof HTMLAnchorElement) list.current?.hidePopover();
            }}
          >
            <div ref={groups} className="footer-groups -mt-px" />
            {/* The way to them, until they are here. */}
            {!isOpen && (
              <a
                className="quiet flex min-h-14 items-center text-large font-medium"
                href={`#${footerId}`}
              >
                {footerWords.navigation}
              </a>
            )}
          </li>
          {/* The opening of Home has this button itself. */}
          <li
            className={`flex items-center max-md:mt-3 ${path === routes.home ? 'md:hidden' : ''}`}
          >
            <a
              className="button max-md:w-full md:min-h-11 md:px-4 md:py-1 md:text-note"
              href={buttonAddress(routes.contact, headerWords.demo, path)}
            >
              {headerWords.demo}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
