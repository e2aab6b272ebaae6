/*
 * Preloaded into PostgreSQL: a disk that forgets at a power cut what was not synced. What a write is about to
 * change in a file below POWER_DATA is noted beside POWER_NOTES under the file's inode, and the note is thrown
 * away when that file is synced. undo.ts puts the notes back once every process has been killed. Names are
 * taken for safe at once, as a journalling file system orders them; only the contents of files are forgotten.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

/* The notes of the file behind fd, locked; -1 where it is none of the database's. */
static int open_notes(int fd, struct stat *found) {
  const char *data = getenv("POWER_DATA"), *notes = getenv("POWER_NOTES");
  char link[64], path[4096], name[4200];
  if (!data || !notes || fstat(fd, found) || !S_ISREG(found->st_mode)) return -1;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return -1;
  path[length] = 0;
  if (strncmp(path, data, strlen(data))) return -1;
  snprintf(name, sizeof name, "%s/%lu", notes, (unsigned long)found->st_ino);
  int notebook = REAL(open)(name, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (notebook < 0) abort();
  if (flock(notebook, LOCK_EX)) abort();
  if (fstat(fd, found)) abort();
  return notebook;
}

/* Notes what stands from offset on, as much of it as a write of length bytes changes. */
static int note(int fd, off_t offset, size_t length) {
  struct stat found;
  int notebook = open_notes(fd, &found);
  if (notebook < 0) return -1;
  size_t old = offset >= found.st_size ? 0 : (size_t)(found.st_size - offset);
  if (old > length) old = length;
  int64_t head[3] = {offset, (int64_t)old, found.st_size};
  char *bytes = malloc(sizeof head + old);
  memcpy(bytes, head, sizeof head);
  /* Through the file's own path: fd may be open for writing only. */
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  int readable = REAL(open)(link, O_RDONLY | O_CLOEXEC);
  if (readable < 0 || (old && pread(readable, bytes + sizeof head, old, offset) != (ssize_t)old)) abort();
  close(readable);
  if (REAL(write)(notebook, bytes, sizeof head + old) != (ssize_t)(sizeof head + old)) abort();
  free(bytes);
  return notebook;
}

static void done(int notebook) {
  int before = errno;
  if (notebook >= 0) close(notebook);
  errno = before;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
  int notebook = note(fd, offset, length);
  ssize_t written = REAL(pwrite)(fd, bytes, length, offset);
  done(notebook);
  return written;
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  size_t length = 0;
  for (int nth = 0; nth < count; nth++) length += parts[nth].iov_len;
  int notebook = note(fd, offset, length);
  ssize_t written = REAL(pwritev)(fd, parts, count, offset);
  done(notebook);
  return written;
}

ssize_t write(int fd, const void *bytes, size_t length) {
  struct stat found;
  int notebook = -1;
  if (!fstat(fd, &found) && S_ISREG(found.st_mode)) {
    off_t offset = fcntl(fd, F_GETFL) & O_APPEND ? found.st_size : lseek(fd, 0, SEEK_CUR);
    notebook = note(fd, offset, length);
  }
  ssize_t written = REAL(write)(fd, bytes, length);
  done(notebook);
  return written;
}

int ftruncate(int fd, off_t size) {
  struct stat found;
  int notebook = -1;
  if (!fstat(fd, &found) && S_ISREG(found.st_mode))
    notebook = note(fd, size, size < found.st_size ? (size_t)(found.st_size - size) : 0);
  int answer = REAL(ftruncate)(fd, size);
  done(notebook);
  return answer;
}

int posix_fallocate(int fd, off_t offset, off_t length) {
  int notebook = note(fd, offset, 0);
  int answer = REAL(posix_fallocate)(fd, offset, length);
  done(notebook);
  return answer;
}

static int synced(int fd, int (*sync)(int)) {
  struct stat found;
  int notebook = open_notes(fd, &found);
  int answer = sync(fd);
  if (notebook >= 0 && answer == 0 && REAL(ftruncate)(notebook, 0)) abort();
  done(notebook);
  return answer;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

/* The inode may become another file's: its notes go with its last name. */
static void forget(const char *path) {
  const char *notes = getenv("POWER_NOTES");
  struct stat found;
  char name[4200];
  if (!notes || lstat(path, &found) || !S_ISREG(found.st_mode) || found.st_nlink > 1) return;
  snprintf(name, sizeof name, "%s/%lu", notes, (unsigned long)found.st_ino);
  truncate(name, 0);
}

int unlink(const char *path) {
  forget(path);
  return REAL(unlink)(path);
}

int rename(const char *from, const char *to) {
  forget(to);
  return REAL(rename)(from, to);
}
