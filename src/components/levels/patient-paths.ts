import { fill } from '../../messages/fill.ts';
import { figuresWords } from '../../messages/messages.ts';
import { loadFacts, loadScaleCases } from '../../site/content.ts';
import { waitByScale } from './parts/triage-levels.ts';
import template from './same-patient.svg?raw';

/** One static path for the picture of each patient whom several scales sort. */
export async function sharedPatients() {
  const fact = await loadFacts();
  return (await loadScaleCases()).map(({ id, data: { name, story, results } }) => {
    const words: Record<string, string | number> = { name, story, ...figuresWords.samePatient };
    waitByScale(results, fact).forEach(({ country = '', number, color, wait, share }, index) => {
      for (const [key, value] of Object.entries({ country, number, color, wait, share }))
        words[`${key}${index}`] = value;
    });
    const art = { svg: fill(template, words), alt: story, isAlone: true };
    return {
      params: { file: `patients/${id}.png` },
      props: { sharing: { title: name, section: story, art } },
    };
  });
}
