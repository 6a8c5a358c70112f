# Built with the whole project; what runs is Node, the output and two files of code. README and docs/hosting.md tell more.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# What is built into the pages: docker build --build-arg PUBLIC_SITE_URL=https://www.example.com …
ARG PUBLIC_SITE_URL
ARG PUBLIC_BLOG_HOST
ARG PUBLIC_GTM_ID
ARG PUBLIC_TAG_HOSTS
ARG PUBLIC_VERCEL_INSIGHTS
ARG PUBLIC_LEAD_STORY
ARG PUBLIC_AI_CRAWLERS
ARG PUBLIC_VIDEO_URL
ARG PUBLIC_DRAFTS
ARG PUBLIC_ADMIN
ARG PUBLIC_CONTACT_EMAIL
ARG PUBLIC_FUNCTIONS_URL
ARG PUBLIC_FUNCTIONS_KEY
# An image is for a host: its pages, feeds and e-mails must not name an address that is nobody's.
RUN : "${PUBLIC_SITE_URL:?is missing. Write docker build --build-arg PUBLIC_SITE_URL=https://www.example.com}" && npm run build && npx node src/hosting/server/write-bundle.ts /bundle

FROM node:24-bookworm-slim
# docker run --env-file goes before these, so that HOST, PORT and MAIL_OUTBOX must not stand in that file.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 MAIL_OUTBOX=/mail
WORKDIR /site
COPY --from=build /bundle ./
RUN mkdir /mail && chown node:node /mail
# uid 1000: a folder mounted at /mail must be writable for it.
USER node
VOLUME /mail
EXPOSE 4321
# Node itself, so that a signal to stop reaches it.
CMD ["node", "src/hosting/server/start.mjs", "--no-build"]
# Whether pages are served: /health also tells of the mail server and Redis, which starting again does not mend.
HEALTHCHECK --interval=30s --timeout=10s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/contact').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
