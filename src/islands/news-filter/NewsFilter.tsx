import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Category } from '../../config/categories.ts';
import { type CategoryChoice, listingHeading, listingPath, news } from '../../news/news.ts';
import { ArticleItems } from './ArticleItems.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { FailureBoundary } from '../FailureBoundary.tsx';
import { createLoader, fetchPart } from './load-articles.ts';
import {
  createNewsStore,
  findTaskPage,
  type FirstView,
  type NewsTask,
} from './news-filter.store.ts';
import { recordView, showCrumb, useAddress } from './news-address.ts';
import { LinkButton } from './LinkButton.tsx';
import { FilledWords } from '../../messages/FilledWords.tsx';
import { fill } from '../../messages/fill.ts';
import { newsWords } from '../../messages/messages.ts';

const words = newsWords.listing;

interface Props extends FirstView {
  /** How many articles each choice has, in the order of the filter. */
  readonly counts: readonly number[];
  /** The category of the Featured Story, which leads the whole listing and that of its category. */
  readonly storyCategory?: Category | undefined;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const subscribeToNothing = () => () => undefined;

function Listing({ choice, total, articles, counts, storyCategory }: Props) {
  const [store] = useState(() => {
    const first = { choice, total, articles };
    return createNewsStore(first, createLoader(first, fetchPart), wait);
  });
  const listing = useStore(store.$listing);
  // Whether this script has taken over from the HTML that the server wrote.
  const isLive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLOListElement>(null);
  const { pending, failed, firstNew } = listing;
  const shown = listing.articles.length;
  const asked = pending?.kind === 'choose' ? pending.address.choice : listing.choice;

  useAddress(store);
  const hasStory = listing.choice === 'All' || listing.choice === storyCategory;
  useLayoutEffect(() => {
    // They stand above the island: their HTML could not be built anew with it.
    const story = document.querySelector<HTMLElement>('.story');
    if (story) story.hidden = !hasStory;
    showCrumb(listing.choice);
  }, [hasStory, listing.choice]);
  useEffect(() => {
    if (firstNew === undefined) return;
    cards.current?.children[firstNew]?.querySelector('a')?.focus();
  }, [firstNew]);

  async function run(task: NewsTask): Promise<void> {
    const isDone = await store.run(task);
    const { choice: now, articles: all, failed: problem } = store.$listing.get();
    const isChoice = task.kind === 'choose';
    // A choice that failed may have taken the place of what the address asked for.
    if (!isDone && !(isChoice && problem === task)) return;
    recordView({ choice: now, shown: all.length }, isChoice && isDone ? 'push' : 'replace');
    if (!isChoice || !isDone) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  }

  const choose = (next: CategoryChoice) =>
    void run({ kind: 'choose', address: { choice: next, shown: news.step } });
  const older = listingPath(listing.choice, 2);
  const more = pending?.kind === 'more' || pending?.kind === 'all' ? words.loading : words.more;

  /** The button goes while it is tried again: what stands before it takes its focus. */
  function tryAgain(task: NewsTask): void {
    const last = cards.current?.lastElementChild?.querySelector('a');
    (isOfChoice ? heading.current : last)?.focus({ preventScroll: true });
    void run(task);
  }
  const isOfChoice = failed !== undefined && 'address' in failed;
  const alert = (
    <div role="alert">
      {failed && (
        <p className="mt-6 rounded border border-l-5 border-danger px-4.5 py-3.5">
          <FilledWords
            words={words.failed}
            parts={{
              again: (
                <button
                  type="button"
                  className="font-strong text-brand underline"
                  onClick={() => {
                    tryAgain(failed);
                  }}
                >
                  {words.again}
                </button>
              ),
              page: <a href={findTaskPage(failed, listing.choice)}>{words.page}</a>,
            }}
          />
        </p>
      )}
    </div>
  );

  return (
    <div className="news" data-choice={listing.choice === 'All' ? 'all' : 'one'}>
      <section className="news-grid" aria-labelledby="articles" aria-busy={pending !== undefined}>
        <h2 id="articles" ref={heading} tabIndex={-1}>
          {listingHeading(listing.choice)}
        </h2>
        <p className="news-count soft tabular mt-1.5 text-note">
          {fill(words.count, { shown, total: listing.total })}
        </p>
        <CategoryFilter chosen={asked} counts={counts} isLive={isLive} onChoose={choose} />
        <p className="visually-hidden" role="status">
          {listing.announcement}
        </p>
        {/* Where it is seen by whoever asked: by the categories, or by the buttons for more. */}
        {isOfChoice && alert}
        <ol ref={cards} id="cards" className="article-cards" tabIndex={-1}>
          <ArticleItems articles={listing.articles} />
        </ol>
        {!isOfChoice && alert}
        {shown < listing.total && (
          <p className="row mt-part gap-3.5" data-print="no">
            {/* Without script both lead to the same page of older articles, so one of them is enough. */}
            {(['more', 'all'] as const).map((kind) => (
              <LinkButton
                key={kind}
                href={older}
                className={
                  kind === 'more' ? 'button max-sm:px-4' : 'button max-sm:px-4 noscript:hidden'
                }
                kind={kind === 'more' ? undefined : 'second'}
                isLive={isLive}
                isDisabled={pending !== undefined}
                onPress={() => void run({ kind })}
              >
                {kind === 'more' ? more : words.everything}
              </LinkButton>
            ))}
          </p>
        )}
      </section>
    </div>
  );
}

/**
 * The listing of News & Views. Its links lead to static pages; with this script they act in
 * place, and what is shown stands in the address.
 */
export function NewsFilter(props: Props) {
  return (
    <FailureBoundary>
      <Listing {...props} />
    </FailureBoundary>
  );
}
