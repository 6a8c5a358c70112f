import { useRef } from 'react';
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
  const fold = useRef<HTMLDetailsElement>(null);

  function choose(choice: CategoryChoice): void {
    // What was chosen stands on the line that opens them. Wide screens show them all, without it.
    const line = fold.current?.querySelector('summary');
    if (fold.current?.open && line?.checkVisibility()) {
      line.focus({ preventScroll: true });
      fold.current.open = false;
    }
    onChoose(choice);
  }

  return (
    <nav className="news-filter max-lg:mt-4" aria-label={newsWords.listing.categories}>
      <a className="skip-link" href="#cards">
        {newsWords.listing.skip}
      </a>
      <details className="fold" ref={fold}>
        <summary className="flex items-center justify-between font-strong">
          {newsWords.listing.categories}: {nameCategory(chosen)}
        </summary>
        <ul>
          {categoryChoices.map((choice, index) => (
            <li key={choice}>
              <LinkButton
                href={listingPath(choice)}
                className="quiet"
                isLive={isLive}
                isChosen={choice === chosen}
                onPress={() => {
                  choose(choice);
                }}
              >
                {nameCategory(choice)}
                <span className="soft tabular font-normal">
                  {counts[index]}
                  <span className="visually-hidden"> {newsWords.listing.unit}</span>
                </span>
              </LinkButton>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
