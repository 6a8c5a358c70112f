import { useEffect, useRef } from 'react';
import { categoryChoices, type CategoryChoice, listingPath } from '../../news/news.ts';
import { LinkButton } from './LinkButton.tsx';
import { nameCategory } from '../../site/groups.ts';
import { newsWords } from '../../messages/messages.ts';

interface Props {
  readonly chosen: CategoryChoice;
  /** How many articles each choice has, in their order. */
  readonly counts: readonly number[];
  readonly isLive: boolean;
  readonly onChoose: (choice: CategoryChoice) => void;
}

/** The fixed categories, one chosen at a time. */
export function CategoryFilter({ chosen, counts, isLive, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(chosen);

  useEffect(() => {
    // What the page came with is brought into sight by the styles. This script comes when the visitor
    // is at the row already, by hand or by keyboard, and must not pull it away from them.
    if (chosen === seen.current) return;
    seen.current = chosen;
    // On a small screen the row scrolls sideways; what is chosen must not stay out of sight.
    const row = list.current;
    const item = row?.querySelector('[aria-pressed="true"], [aria-current]')?.parentElement;
    if (!row || !item) return;
    const isOutside =
      item.offsetLeft < row.scrollLeft ||
      item.offsetLeft + item.offsetWidth > row.scrollLeft + row.clientWidth;
    if (isOutside) row.scrollLeft = item.offsetLeft - row.clientWidth / 3;
  }, [chosen]);

  return (
    <nav className="news-filter scrollbar-thin mt-4" aria-label={newsWords.listing.categories}>
      <a className="skip-link" href="#cards">
        {newsWords.listing.skip}
      </a>
      <ul ref={list}>
        {categoryChoices.map((choice, index) => (
          <li key={choice}>
            <LinkButton
              href={listingPath(choice)}
              className="quiet"
              isLive={isLive}
              isChosen={choice === chosen}
              onPress={() => {
                onChoose(choice);
              }}
            >
              {nameCategory(choice)}
              <span className="soft tabular pl-2.5 font-normal">
                {counts[index]}
                <span className="visually-hidden"> {newsWords.listing.unit}</span>
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
