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
if not isLetter and kind ~= 'none' then redis.call('DEL', KEYS[2]) end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
redis.call('HSET', KEYS[2], 'id', ARGV[2], 'letter', ARGV[4], 'standing', ARGV[5], 'version', '1')
redis.call('ZADD', KEYS[3], ARGV[6], ARGV[7])
return false`;

/** What that answers then. */
export const tooLate = -1;

/** Takes those off a list whose letters are gone; one may have been kept anew since the look. */
export const removeLostScript = `
for index, name in ipairs(ARGV) do
  if redis.call('EXISTS', KEYS[index + 1]) == 0 then redis.call('ZREM', KEYS[1], name) end
end
return 1`;

/** What is no hash any more stays as it is. */
export const setAsideScript = `
local kind = redis.call('TYPE', KEYS[1]).ok
redis.call('ZREM', KEYS[2], ARGV[1])
if kind == 'none' then return 0 end
redis.call('ZADD', KEYS[3], ARGV[2], ARGV[1])
if kind == 'hash' then
  redis.call('HSET', KEYS[1], 'standing', ARGV[3])
  redis.call('HINCRBY', KEYS[1], 'version', 1)
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

/** Removes first: a Redis without memory then lets the rest of the script pass. */
export const changeScript = `
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return false end
local isFailed = ARGV[3] == 'failed'
redis.call('ZREM', KEYS[isFailed and 2 or 3], ARGV[5])
redis.call('HSET', KEYS[1], 'standing', ARGV[2])
redis.call('ZADD', KEYS[isFailed and 3 or 2], ARGV[4], ARGV[5])
return tostring(redis.call('HINCRBY', KEYS[1], 'version', 1))`;

export const finishScript = `
redis.call('DEL', KEYS[1])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', ARGV[4] - ARGV[3])
redis.call('SET', KEYS[5], ARGV[2], 'PX', ARGV[3], 'NX')
if ARGV[5] == 'marked' then redis.call('ZADD', KEYS[4], ARGV[4], ARGV[2]) end
return 1`;
