/**
 * A letter whose sender no longer waits must not appear: it would be a second copy. A command that
 * reached a frozen Redis runs when it thaws, so the command says until when it is good. A key of
 * another kind is no letter and no name, and gives way to one.
 */
export const addScript = `
local time = redis.call('TIME')
if time[1] * 1000 + time[2] / 1000 > tonumber(ARGV[1]) then return -1 end
local isName = redis.call('TYPE', KEYS[1]).ok == 'string'
local kind = redis.call('TYPE', KEYS[2]).ok
local isLetter = kind == 'hash'
local known = isName and redis.call('GET', KEYS[1]) or isLetter and redis.call('HGET', KEYS[2], 'id')
if known then return known end
local isNew = kind == 'none'
if not isNew then redis.call('DEL', KEYS[2]) end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
redis.call('HSET', KEYS[2], 'id', ARGV[2], 'letter', ARGV[4])
redis.call('HSET', KEYS[2], 'standing', ARGV[isNew and 5 or 6], 'version', ARGV[7])
redis.call('ZADD', KEYS[ARGV[8] == 'failed' and 4 or 3], ARGV[9], ARGV[10])
return isNew and 0 or 1`;

/** What that answers then. */
export const tooLate = -1;
/** What it answers where something lay in the place of the letter, which may have been one. */
export const keptAsCopy = 1;

/**
 * Takes those off a list whose letters are gone; one may have been kept anew since the look.
 * @returns how many
 */
export const removeLostScript = `
local lost = 0
for index, name in ipairs(ARGV) do
  if redis.call('EXISTS', KEYS[index + 1]) == 0 then
    lost = lost + redis.call('ZREM', KEYS[1], name)
  end
end
return lost`;

/** What is no hash any more stays as it is. */
export const setAsideScript = `
local kind = redis.call('TYPE', KEYS[1]).ok
redis.call('ZREM', KEYS[2], ARGV[1])
if kind == 'none' then return 0 end
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1])
if kind == 'hash' then
  redis.call('HSET', KEYS[1], 'standing', ARGV[3], 'version', ARGV[4])
end
return 1`;

/**
 * Takes away what could not be read, and nothing that came since: whoever sends the same again is
 * to have it kept.
 */
export const removeSpoiledScript = `
local isLetter = redis.call('TYPE', KEYS[1]).ok == 'hash'
local now = isLetter and redis.call('HGET', KEYS[1], 'letter') or ''
if now ~= ARGV[2] then return 0 end
redis.call('DEL', KEYS[1], KEYS[4])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
return 1`;

/**
 * Removes first: a Redis without memory then lets the rest of the script pass. A version is never
 * used twice, so that whoever knew a letter that was lost cannot change the one in its place.
 */
export const changeScript = `
if redis.call('TYPE', KEYS[1]).ok ~= 'hash' then return 0 end
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
local isFailed = ARGV[4] == 'failed'
redis.call('ZREM', KEYS[isFailed and 2 or 3], ARGV[6])
redis.call('HSET', KEYS[1], 'standing', ARGV[2], 'version', ARGV[3])
redis.call('ZADD', KEYS[isFailed and 3 or 2], ARGV[5], ARGV[6])
return 1`;

/** A name is good for its time from the end on; whose it is was said when the letter came. */
export const finishScript = `
redis.call('DEL', KEYS[1])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
if not redis.call('SET', KEYS[5], ARGV[2], 'PX', ARGV[3], 'NX') then
  redis.call('PEXPIRE', KEYS[5], ARGV[3])
end
local marked = redis.call('TYPE', KEYS[4]).ok
if marked ~= 'zset' and marked ~= 'none' then return 1 end
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', ARGV[4] - ARGV[3])
if ARGV[5] == 'marked' then redis.call('ZADD', KEYS[4], ARGV[4], ARGV[2]) end
return 1`;
